import { closeGames, openGames } from '@foyer/contract/desk/games.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ReasonField } from '../../ui/fields.tsx';

interface Props {
  readonly isClosed: boolean;
  readonly place: { readonly platformCode: string; readonly gameId: string };
  readonly name: string;
  readonly size?: 'small' | 'middle';
}

/** Closes a game, a platform or everything, or opens it again. */
export function OpenOrClose({ isClosed, place, name, size = 'small' }: Props) {
  if (isClosed)
    return (
      <ActButton<typeof openGames, object>
        call={openGames}
        label={words('games.openAgain')}
        size={size}
        title={words('games.openTitle', { name })}
        verb={words('games.openAgain')}
        effects={[[words('effect.label'), words('games.openEffect')]]}
        given={() => place}
        done={words('games.opened', { name })}
      />
    );
  return (
    <ActButton<typeof closeGames, { reason: string }>
      call={closeGames}
      label={place.platformCode === '*' ? words('games.closeAll') : words('games.close')}
      size={size}
      isDanger
      title={words('games.closeTitle', { name })}
      verb={place.platformCode === '*' ? words('games.closeAll') : words('games.close')}
      effects={[[words('effect.label'), words('games.closeEffect')]]}
      given={({ reason }) => ({ ...place, reason })}
      done={words('games.closedNow', { name })}
    >
      <ReasonField />
    </ActButton>
  );
}
