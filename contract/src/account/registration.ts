/** Registration variants and optional items. ENUM-026, ENTITY-030, ENTITY-031, AMB-084 to AMB-088 */
export const registrationVariants = ['plain', 'GOA', 'SPT', 'phone', 'New'] as const;
export type RegistrationVariant = (typeof registrationVariants)[number];
export const registrationLabel = (variant: RegistrationVariant) => `registration.${variant}` as const;

/**
 * Front config 'registerVariant' selects the variant. A phone with a required code selects the phone variant. AMB-085
 */
export function registrationVariant(configured: string | undefined, regPhoneType: string): RegistrationVariant {
  if (regPhoneType === '2') return 'phone';
  return registrationVariants.find((variant) => variant === configured) ?? 'plain';
}

/** The optional items of the form. ENTITY-031, AMB-088 */
export const registerItems = ['name', 'qq', 'weChat', 'email', 'withdrawPassword', 'nickname', 'birthday'] as const;
export type RegisterItem = (typeof registerItems)[number];

export interface ListedItem {
  readonly item: RegisterItem;
  readonly isRequired: boolean;
}

/** The part of the site config that registration needs. */
export interface RegistrationSite {
  readonly regPhoneType: string;
  readonly isNameRequired: boolean;
  readonly isPhoneRequired: boolean;
  readonly isEmailRequired: boolean;
}

export type PhoneNeed = 'hidden' | 'optional' | 'required' | 'code';

/**
 * Whether a phone is requested, and how. regPhoneType applies to registration only and takes precedence over
 * isPhoneVerify, which also applies to withdrawals. The phone variant always needs a code. AMB-085, AMB-086
 */
export function phoneNeed(variant: RegistrationVariant, regPhoneType: string): PhoneNeed {
  if (variant === 'phone') return 'code';
  if (regPhoneType === '0') return 'hidden';
  return regPhoneType === '1' ? 'optional' : 'required';
}

/**
 * The listed items in order. isNameVerify and isMailVerify make their items required but do not add them. AMB-086,
 * AMB-087
 */
export function askedItems(site: RegistrationSite, listed: readonly ListedItem[]): ListedItem[] {
  const bySite: Partial<Record<RegisterItem, boolean>> = { name: site.isNameRequired, email: site.isEmailRequired };
  return listed.map(({ item, isRequired }) => ({ item, isRequired: isRequired || bySite[item] === true }));
}
