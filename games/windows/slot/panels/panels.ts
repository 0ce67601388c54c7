/** All panels of a slot, which are loaded together when the first is opened. */
export { fairPanel } from './fairness.ts';
export { recordsPanel } from './records.ts';
export { rulesPanel } from './rules.ts';
export { verifierPanel } from './verifier.ts';
