import type { Game } from '@foyer/contract/games/catalogue.ts';
import { gameTypeCodes, gameTypeLabel } from '@foyer/contract/games/gameType.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/announcer.ts';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { searchIcon } from '#ui/icons.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { platformsQuery } from '../filter.ts';
import { maintenanceOf, targetOf } from '../launch.ts';
import { useLaunch } from '../useLaunch.ts';
import { catalogueQuery } from './catalogue.ts';
import { gameOfInfo } from './gameOfInfo.ts';
import type { Facets } from './gameIndex.ts';
import { clearRecentGames, recentGames } from './recent.ts';
import styles from './SearchPalette.module.css';
import { useGameSearch } from './useGameSearch.ts';

const mostShown = 40;
const features = ['', 'new', 'hot', 'trial'] as const;
type Feature = (typeof features)[number];

/** Search through every game, from anywhere: Ctrl K, Command K, / or the header's button. SI-01, SCREEN-062 */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const s = useText('search');
  const [typed, setTyped] = useState('');
  const [feature, setFeature] = useState<Feature>('');
  const [type, setType] = useState(-1);
  const [platform, setPlatform] = useState('');
  const facets: Facets = {
    isNew: feature === 'new',
    isHot: feature === 'hot',
    isTrialOffered: feature === 'trial',
    ...(type !== -1 && { gameType: type }),
    ...(platform !== '' && { platformCode: platform }),
  };
  const platforms = useQuery(platformsQuery());
  const labels = useText('labels');
  const types = Object.values(gameTypeCodes).map((code) => ({
    value: String(code),
    label: labels(gameTypeLabel(code)),
  }));
  const halls = [
    { value: '', label: s('allPlatforms') },
    ...(platforms.data?.list ?? []).map(({ platformCode, platformName }) => ({
      value: platformCode,
      label: platformName,
    })),
  ];
  return (
    <Dialog title={s('title')} shape="wide" onClose={onClose}>
      <Results typed={typed} facets={facets} onTyped={setTyped}>
        <div className={styles.facets}>
          <Chips
            label={s('features')}
            chips={features.map((value) => ({ value, label: s(`feature.${value || 'all'}`) }))}
            selected={feature}
            onSelect={setFeature}
          />
          <div className={styles.selects}>
            <Select
              aria-label={s('type')}
              options={types}
              value={String(type)}
              onChange={(event) => setType(Number(event.target.value))}
            />
            <Select
              aria-label={s('platform')}
              options={halls}
              value={platform}
              onChange={(event) => setPlatform(event.target.value)}
            />
          </div>
        </div>
      </Results>
    </Dialog>
  );
}

interface ResultsProps {
  readonly typed: string;
  readonly facets: Facets;
  readonly onTyped: (typed: string) => void;
  readonly children: ReactNode;
}

/** The field and what it has found, grouped by type; arrows walk through it while the focus stays in the field. */
function Results({ typed, facets, onTyped, children }: ResultsProps) {
  const s = useText('search');
  const id = useId();
  const open = useOpen();
  const { games: found, isWaiting, failure, retry } = useGameSearch(typed, facets);
  const { recent, forget } = useRecent();
  const isIdle = typed.trim() === '';
  const groups = isIdle ? [{ type: -1, games: recent }] : grouped(found.slice(0, mostShown));
  const games = groups.flatMap((group) => group.games);
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, games.length - 1);
  useCountSaid(isIdle || isWaiting ? undefined : found.length);
  const byKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const game = games[current];
    if (event.key === 'Enter' && game) open(game);
    else if (event.key === 'ArrowDown' && games.length > 0) setChosen((current + 1) % games.length);
    else if (event.key === 'ArrowUp' && games.length > 0) setChosen((current - 1 + games.length) % games.length);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    // Newer browsers answer a promise, which React would take for a clean-up.
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  return (
    <>
      <TextInput
        type="search"
        role="combobox"
        aria-label={s('field')}
        aria-expanded={games.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={games.length > 0 ? `${id}-${current}` : undefined}
        placeholder={s('hint')}
        maxLength={48}
        before={<Icon of={searchIcon} />}
        value={typed}
        onKeyDown={byKey}
        onChange={(event) => {
          setChosen(0);
          onTyped(event.target.value);
        }}
      />
      {children}
      {isIdle && recent.length > 0 && (
        <div className={styles.recent}>
          <span className="muted small">{s('recent')}</span>
          <Button look="quiet" onClick={forget}>
            {s('forget')}
          </Button>
        </div>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={s('results')} className={styles.results}>
        {groups.map((group) => (
          <Group key={group.type} type={group.type}>
            {group.games.map((game) => (
              <Option
                key={game.id}
                id={`${id}-${games.indexOf(game)}`}
                game={game}
                isCurrent={game === games[current]}
                onOpen={open}
              />
            ))}
          </Group>
        ))}
      </div>
      {failure && (
        <p role="alert">
          {s('failed')} <Button onClick={retry}>{s('again')}</Button>
        </p>
      )}
      {!failure && !isIdle && games.length === 0 && (
        <p>{isWaiting ? s('looking') : s('nothing', { keyword: typed })}</p>
      )}
    </>
  );
}

function Group({ type, children }: { readonly type: number; readonly children: ReactNode }) {
  const labels = useText('labels');
  if (type === -1) return children;
  const label = labels(gameTypeLabel(type));
  return (
    <div role="group" aria-label={label}>
      <p className={styles.group} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly game: Game;
  readonly isCurrent: boolean;
  readonly onOpen: (game: Game) => void;
}

function Option({ id, game, isCurrent, onOpen }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={styles.option}
      onClick={() => onOpen(game)}
    >
      <img className={styles.thumb} src={game.pcImg} alt="" width="40" height="40" loading="lazy" />
      <span>{game.fullName}</span>
      <span className="faint small">{game.platformName}</span>
    </button>
  );
}

function useOpen(): (game: Game) => void {
  const launch = useLaunch();
  const platforms = useQuery(platformsQuery());
  return (game) => {
    const platform = platforms.data?.list.find(({ platformCode }) => platformCode === game.platformCode);
    if (maintenanceOf(game, platform) !== undefined) launch(game, platform, 'real');
    else openDialog({ kind: 'choice', target: targetOf(game, platform) });
  };
}

function useRecent() {
  const catalogue = useQuery(catalogueQuery());
  const platforms = useQuery(platformsQuery());
  const [ids, setIds] = useState(recentGames);
  const recent = ids.flatMap((id) => {
    const info = catalogue.data?.list.find((each) => each.gameId === id);
    return info ? [gameOfInfo(info, platforms.data?.list ?? [])] : [];
  });
  const forget = () => {
    clearRecentGames();
    setIds([]);
  };
  return { recent, forget };
}

/** Types in the order of their best find. */
function grouped(games: readonly Game[]): { type: number; games: Game[] }[] {
  const groups = new Map<number, Game[]>();
  for (const game of games) groups.set(game.gameType, [...(groups.get(game.gameType) ?? []), game]);
  return [...groups].map(([type, list]) => ({ type, games: list }));
}

function useCountSaid(count: number | undefined): void {
  const s = useText('search');
  const words = count === undefined ? '' : s('found', { count });
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => announce(words), 500);
    return () => clearTimeout(timer);
  }, [words]);
}
