import type { BetRecord } from '@foyer/contract/bets/history.ts';
import { betStateLabel } from '@foyer/contract/bets/status.ts';
import { gameTypeLabel } from '@foyer/contract/lobby/gameType.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Bets.module.css';

/** Columns of the bet records. A game without a name in the catalogue is shown by its number. ENTITY-035 */
export function useBetColumns(onOpen: (bet: BetRecord) => void): readonly Column<BetRecord>[] {
  const text = useText('bets');
  const label = useText('labels');
  return [
    {
      id: 'game',
      head: text('game'),
      onCard: 'title',
      cell: (bet) => (
        <span className={styles.game}>
          {bet.gameName || bet.gameId || label(gameTypeLabel(bet.gameType))}
          <small>
            {[...new Set([bet.platformName || bet.platformCode, label(gameTypeLabel(bet.gameType))])].join(' · ')}
          </small>
        </span>
      ),
    },
    { id: 'time', head: text('betTime'), cell: (bet) => <Time value={bet.betTime} /> },
    {
      id: 'state',
      head: text('state'),
      cell: (bet) => (
        <Badge hasDot tone={bet.status === '0' ? 'info' : 'neutral'}>
          {label(betStateLabel(bet.status))}
        </Badge>
      ),
    },
    { id: 'bet', head: text('bet'), align: 'end', cell: (bet) => <Money amount={bet.betSatang} /> },
    { id: 'valid', head: text('valid'), align: 'end', cell: (bet) => <Money amount={bet.validSatang} /> },
    {
      id: 'profit',
      head: text('profit'),
      align: 'end',
      onCard: 'aside',
      cell: (bet) => (bet.status === '0' ? '–' : <Money amount={bet.profitSatang} tone="gain" />),
    },
    {
      id: 'open',
      head: text('detail'),
      align: 'end',
      onCard: 'whole',
      cell: (bet) => (
        <Button
          look="quiet"
          size="small"
          aria-label={text('openDetail', { id: bet.betOrderNo })}
          onClick={() => onOpen(bet)}
        >
          {text('detail')}
        </Button>
      ),
    },
  ];
}
