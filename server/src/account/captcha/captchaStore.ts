import type { House } from '../../house.ts';

export interface StoredCaptcha {
  readonly pictureAnswer: string;
  readonly spokenAnswers: readonly string[];
  readonly expiresMs: number;
}

/** Stores a captcha and deletes expired ones. */
export async function insertCaptcha(
  house: House,
  captcha: StoredCaptcha & { readonly captchaId: string; readonly nowMs: number },
): Promise<void> {
  await house.db.deleteFrom('captcha').where('expires_ms', '<', captcha.nowMs).execute();
  await house.db
    .insertInto('captcha')
    .values({
      captcha_id: captcha.captchaId,
      picture_answer: captcha.pictureAnswer,
      spoken_answers: [...captcha.spokenAnswers],
      expires_ms: captcha.expiresMs,
    })
    .execute();
}

/** Deletes and returns a captcha. Of concurrent requests only one gets it. */
export async function consumeCaptcha(house: House, captchaId: string): Promise<StoredCaptcha | undefined> {
  const row = await house.db
    .deleteFrom('captcha')
    .where('captcha_id', '=', captchaId)
    .returning(['picture_answer', 'spoken_answers', 'expires_ms'])
    .executeTakeFirst();
  return row && { pictureAnswer: row.picture_answer, spokenAnswers: row.spoken_answers, expiresMs: row.expires_ms };
}

/** Marks a challenge as used. Of concurrent requests, in any process, only the first gets true. */
export async function useChallenge(house: House, challengeHash: Buffer, expiresMs: number): Promise<boolean> {
  // One use in 64 also deletes what has expired.
  if ((house.random.bytes(1)[0] ?? 0) < 4) {
    await house.db.deleteFrom('captcha_use').where('expires_ms', '<', house.now()).execute();
  }
  const used = await house.db
    .insertInto('captcha_use')
    .values({ challenge_hash: challengeHash, expires_ms: expiresMs })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}
