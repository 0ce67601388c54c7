import type { FaultGroup } from './mutant.ts';

const verify = ['games/verify/verify.test.ts'];
const windows = ['games/windows/proofs.test.ts'];

export const verifier: FaultGroup = {
  subject: 'the verifier in one file',
  faults: [
    {
      name: 'rounds are drawn with the number after theirs',
      file: 'games/fair/draw.ts',
      was: '`${clientSeed}:${nonce}:${spin}',
      is: '`${clientSeed}:${nonce + 1}:${spin}',
      tests: verify,
    },
    {
      name: 'further numbers of a chain begin with the first block again',
      file: 'games/fair/chain.ts',
      was: 'block === 0 ? draw : `${draw}:${block}`',
      is: 'block <= 1 ? draw : `${draw}:${block}`',
      tests: verify,
    },
    {
      name: 'a proof is read whatever its checksum says',
      file: 'games/fair/proof.ts',
      was: "return 'fault' in proof || checksum === checksumOf(fields) ? proof",
      is: "return 'fault' in proof || checksum !== '' ? proof",
      tests: verify,
    },
    {
      name: 'fields that no proof has are passed over',
      file: 'games/fair/proof.ts',
      was: 'return field === undefined ? (given',
      is: "return field !== '' ? (given",
      tests: verify,
    },
    {
      name: 'the place on a chain is one too low',
      file: 'games/verify/check/chainClaim.ts',
      was: '  position,\n  salt,\n});',
      is: '  position: position - 1,\n  salt,\n});',
      tests: verify,
    },
    {
      name: 'only the first shot of a clip is verified',
      file: 'games/verify/check/seedFamilies.ts',
      was: "told.find((one) => one !== 'holds') ?? 'holds'",
      is: "told[0] ?? 'holds'",
      tests: verify,
    },
    {
      name: 'a folded hand is verified as a called one',
      file: 'games/verify/check/poker.ts',
      was: "[seedsOf(proof), decision === 'call', {",
      is: '[seedsOf(proof), decision.length > 0, {',
      tests: verify,
    },
    {
      name: 'the steps of a chain count the seed before twice',
      file: 'games/verify/check/check.ts',
      was: '    if (text.decode(hashed.message) === first[0]?.message) return;\n',
      is: '',
      tests: verify,
    },
    {
      name: 'the page may load anything that its policy does not name',
      file: 'tools/verifierPage.ts',
      was: '    "default-src \'none\'",\n',
      is: '',
      tests: verify,
    },
    {
      name: 'a window copies a proof before the round is settled',
      file: 'games/windows/cards/proof.ts',
      was: "serverSeed === '' || !round.isSettled || cards",
      is: "serverSeed === '' || cards",
      tests: windows,
    },
    {
      name: 'turns of a hold without a coin are left out of the proof',
      file: 'games/windows/slot/proof.ts',
      was: "stops.join('.') || '-'",
      is: "stops.join('.')",
      tests: windows,
    },
    {
      name: 'the address of the verifier sends the proof to the house',
      file: 'games/fair/proof.ts',
      was: "'' : `#${encodeURIComponent",
      is: "'' : `&proof=${encodeURIComponent",
      tests: windows,
    },
    {
      name: 'the proof of a prize wheel hides which prizes were out of stock',
      file: 'client/src/features/activities/wheelProof.ts',
      was: "wedge.isOut ? ':out' : ''",
      is: "wedge.isOut ? '' : ''",
      tests: ['client/src/features/activities/wheelProof.test.ts'],
    },
    {
      name: 'other sites may show the verifier in a frame',
      file: 'server/src/web/verifier.ts',
      was: "; frame-ancestors 'none'`",
      is: '`',
      tests: ['server/src/web/verifier.unit.test.ts'],
    },
  ],
};
