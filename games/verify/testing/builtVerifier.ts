/** The verifier as it is built, run without a page and without a network. Only tests and benches use it. */
import { createContext, Script } from 'node:vm';
import { verifierPage } from '../../../tools/verifierPage.ts';
import type { ProofFault } from '../../fair/proof.ts';
import type { Report } from '../check/check.ts';

export interface BuiltVerifier {
  readonly html: string;
  readonly script: string;
  readonly verifyProof: (text: string) => Report | ProofFault;
}

/** What a verdict or a fault is called. */
export const told = (answer: Report | ProofFault): string => ('fault' in answer ? answer.fault : answer.verdict);

export async function builtVerifier(): Promise<BuiltVerifier> {
  const { html, script } = await verifierPage();
  // Only these: a script that reached for anything else of the platform would fail.
  const context = createContext({ TextEncoder, TextDecoder });
  new Script(script).runInContext(context);
  const { verifyProof } = context as unknown as BuiltVerifier;
  return { html, script, verifyProof };
}
