/** `unknown`: the service did not answer, or not in its form. The token is then neither accepted nor wrong. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unknown';

/** An outside service that checks the tokens of its own widget. */
export interface CaptchaService {
  verify(token: string, address: string): Promise<CaptchaVerdict>;
}
