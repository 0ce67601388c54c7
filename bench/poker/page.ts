/** The text about events in docs/poker.md. */
import { handsPerLevel, levels } from '@foyer/games/engines/poker/sitAndGo/structure.ts';

const blinds = levels.map(({ small, big }) => `${small}/${big}`).join(', ');

export const howAnEventGoes = `An event is a function of its seeds and the player's moves. Message 0 of the seeds draws the button and which bot sits
where; message n the deck of hand n, two cards a seat from the button's left and then the board. Nothing else is drawn.

### How a hand is played and settled

- **Cards.** Two each, five on the board, the best five of seven. From the highest: royal flush, straight flush, four of a
  kind, full house, flush, straight, three of a kind, two pair, pair, high card; equal kinds go by their ranks, suits count
  nothing. The short deck has 36 cards, six to ace: there a flush beats a full house and A 6 7 8 9 is the lowest straight.
- **Betting.** No limit. A raise is at least as much as the last one; who has less may go all in for it, and that opens the
  betting again only where it is a full raise. Of two players the button posts the small blind and speaks first before the flop.
- **Pots.** What nobody has called goes back. Who is all in can win from each other seat as much as they put in; what others
  put in above that lies in side pots for them. Equal hands share a pot, odd chips go to the first winner on the button's left.
- **Blinds** rise every ${handsPerLevel} hands and stay at the last: ${blinds}.
- **Places.** Who has lost the last chip is out. Of several in one hand the one that began it with more chips is better; of
  equals the one nearer to the button's left.

### How the bots decide

Five styles differ in how many hands they play, how little they want for a bet, and how often they bet with nothing
(\`games/engines/poker/sitAndGo/bots.ts\`). A bot is given its own two cards, the open board, the bets of this hand, and how
often each seat has raised in the hands before. The type of what it is given holds no other cards, and a test deals other
cards to everybody else and lays another board face down: it plays the same.

- **Before the flop** it counts points for its two cards (\`strength.ts\`), more where fewer are at the table. With
  nine big blinds or less it goes all in or folds; else it raises, calls or folds by thresholds that rise with each raise
  before it and with the part of its stack that a call takes, and fall where the raiser raises often.
- **After the flop** it counts of all pairs of cards that another could hold the part that it beats, makes that smaller for
  each further opponent and each raise, adds a share for a draw, and bets, calls or folds by what the pot offers.
- **Its mood**, for a bluff, comes from its own cards, the hand's number and the street: no further chance is drawn.

### When things stop

There is no clock on a move. A closed window, a lost line or a restart of the house leaves the event where it stands; a
reload finds it. After 24 hours without a move the house checks, and folds to every bet, until the player has their place,
and pays that place. Each move carries its number: sent again it changes nothing.

Tests hold it: the window is killed before and after each request and in the middle of each drawing
(\`games/windows/poker/*/killed.test.ts\`), the house before and after each movement of money
(\`server/src/provider/poker/killed.test.ts\`, \`event.test.ts\`). \`DRAWN_ROUNDS=10000 npx vitest run --project long
games/windows/poker/drawn.test.ts\` plays as many hands on the real window and reads cards, names of hands, winners, chips,
places, prizes and balance off its page: **0 differences**.
`;
