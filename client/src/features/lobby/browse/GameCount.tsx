import { useText } from '#text/useText.tsx';

/** Number of games in the list, announced when a filter changes it. */
export function GameCount({ total }: { readonly total: number }) {
  const t = useText('lobby');
  return (
    <p className="faint small num sr-phone" role="status">
      {t('grid.count', { total })}
    </p>
  );
}
