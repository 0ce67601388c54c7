/** Ways and steps of a password recovery. ENUM-023 */
export const recoveryWays = ['sms', 'email', 'service'] as const;
export type RecoveryWay = (typeof recoveryWays)[number];
export const recoveryWayLabel = (way: RecoveryWay) => `recoveryWay.${way}` as const;

export const recoverySteps = ['send', 'verify', 'finish'] as const;
export type RecoveryStep = (typeof recoverySteps)[number];
export const recoveryStepLabel = (step: RecoveryStep) => `recoveryStep.${step}` as const;
/** The step after `step`; undefined after the last. */
export const nextStep = (step: RecoveryStep): RecoveryStep | undefined =>
  recoverySteps[recoverySteps.indexOf(step) + 1];
