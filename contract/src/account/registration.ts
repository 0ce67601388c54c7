/** Registration variants. ENUM-026, AMB-084 */
export const registrationVariants = ['plain', 'GOA', 'SPT', 'phone', 'New'] as const;
export type RegistrationVariant = (typeof registrationVariants)[number];
export const registrationLabel = (variant: RegistrationVariant) => `registration.${variant}` as const;

/** Front config 'registerVariant' chooses; a phone that is required with a code chooses the phone variant. AMB-085 */
export function registrationVariant(configured: string | undefined, regPhoneType: string): RegistrationVariant {
  if (regPhoneType === '2') return 'phone';
  return registrationVariants.find((variant) => variant === configured) ?? 'plain';
}
