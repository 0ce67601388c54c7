/** Families whose players share one draw of a hash chain. F01, F03 */
import { isLotteryCode, lotteryGame } from '@foyer/contract/lottery/games.ts';
import { fixtureOfId } from '../../engines/sport/fixtures.ts';
import { isTableCode } from '../../engines/table/table.ts';
import { ballsOf, verifyDraw } from '../../fair/chain.ts';
import type { ProofOf } from '../../fair/proof.ts';
import { saltedName } from '../../fair/salt.ts';
import { runMatch, verifySport } from '../../fair/sportMatch.ts';
import { roundName, tableNumbers, verifyTable } from '../../fair/tableRound.ts';
import { linkOf } from './chainClaim.ts';
import { linesOf, unknownGame, verdictOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';

export function table(proof: ProofOf<'table'>): Outcome {
  const { game, numbers } = proof;
  if (!isTableCode(game)) return unknownGame;
  const draw = roundName(proof.table, proof.round);
  const told = verifyTable(game, { ...linkOf(proof), draw, numbers });
  return {
    verdict: verdictOf(told),
    lines: linesOf(proof, { numbers: tableNumbers(game, proof.seed, draw, proof.salt) }),
  };
}

export function lottery(proof: ProofOf<'lottery'>): Outcome {
  const { game, issue, numbers } = proof;
  if (!isLotteryCode(game)) return unknownGame;
  const [drum, draw] = [lotteryGame(game).balls, `${game}:${issue}`];
  const told = verifyDraw(drum, { ...linkOf(proof), draw, numbers });
  return {
    verdict: verdictOf(told),
    lines: linesOf(proof, { numbers: ballsOf(drum, proof.seed, saltedName(draw, proof.salt)) }),
  };
}

export function sport(proof: ProofOf<'sport'>): Outcome {
  const { match, home, away, seed, salt } = proof;
  const fixture = fixtureOfId(match);
  if (fixture === undefined) return unknownGame;
  const told = verifySport({ ...linkOf(proof), fixture, score: { home, away } });
  const end = runMatch(fixture, seed, salt).at(-1)?.state.score;
  return { verdict: verdictOf(told), lines: linesOf(proof, end && { home: end.home, away: end.away }) };
}
