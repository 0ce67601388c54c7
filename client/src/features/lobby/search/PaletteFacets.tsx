import { gameTypeCodes, gameTypeLabel } from '@foyer/contract/lobby/gameType.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { platformsQuery } from '../filter.ts';
import { paletteFeatures } from './paletteChoice.ts';
import type { PaletteChoice } from './paletteChoice.ts';
import styles from './SearchPalette.module.css';

interface PaletteFacetsProps {
  readonly choice: PaletteChoice;
  readonly onChoice: (choice: PaletteChoice) => void;
}

/** Filters by feature, type and platform. SI-17 */
export function PaletteFacets({ choice, onChoice }: PaletteFacetsProps) {
  const s = useText('lobby/search');
  const labels = useText('labels');
  const platforms = useQuery(platformsQuery());
  const types = Object.values(gameTypeCodes).map((code) => ({
    value: String(code),
    label: code === gameTypeCodes.all ? s('allTypes') : labels(gameTypeLabel(code)),
  }));
  const halls = [
    { value: '', label: s('allPlatforms') },
    ...(platforms.data?.list ?? []).map(({ platformCode, platformName }) => ({
      value: platformCode,
      label: platformName,
    })),
  ];
  return (
    <div className={styles.facets}>
      <Chips
        label={s('features')}
        chips={paletteFeatures.map((value) => ({ value, label: s(`feature.${value || 'all'}`) }))}
        selected={choice.feature}
        onSelect={(feature) => onChoice({ ...choice, feature })}
      />
      <div className={styles.selects}>
        <Select
          aria-label={s('type')}
          options={types}
          value={String(choice.type)}
          onChange={(event) => onChoice({ ...choice, type: Number(event.target.value) })}
        />
        <Select
          aria-label={s('platform')}
          options={halls}
          value={choice.platform}
          onChange={(event) => onChoice({ ...choice, platform: event.target.value })}
        />
      </div>
    </div>
  );
}
