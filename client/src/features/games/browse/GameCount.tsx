import { useText } from '#text/useText.tsx';

/** How many games stand below, said aloud when a filter changes it. */
export function GameCount({ total }: { readonly total: number }) {
  const t = useText('games');
  return (
    <p className="faint small num" role="status">
      {t('grid.count', { total })}
    </p>
  );
}
