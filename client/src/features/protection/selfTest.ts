/** The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001) and its bands. */
export const questions = [
  'afford',
  'more',
  'back',
  'borrow',
  'problem',
  'health',
  'criticised',
  'money',
  'guilt',
] as const;
export type Question = (typeof questions)[number];

/** The score of an answer is its index: 0 to 3. */
export const answers = ['never', 'sometimes', 'often', 'always'] as const;
export type Answer = (typeof answers)[number];

export const risks = ['none', 'low', 'moderate', 'high'] as const;
export type Risk = (typeof risks)[number];

/** 0 none, 1 or 2 low, 3 to 7 moderate, 8 and more high. */
export function riskOf(given: Readonly<Partial<Record<Question, Answer>>>): Risk {
  const score = Object.values(given).reduce((sum, answer) => sum + answers.indexOf(answer), 0);
  if (score === 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'moderate' : 'high';
}
