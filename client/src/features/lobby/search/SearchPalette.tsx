import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { PaletteFacets } from './PaletteFacets.tsx';
import { PaletteResults } from './PaletteResults.tsx';
import { nothingChosen } from './paletteChoice.ts';

/** Search through every game, from anywhere: Ctrl K, Command K, / or the header's button. SI-01, SCREEN-062 */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const s = useText('lobby/search');
  const [typed, setTyped] = useState('');
  const [choice, setChoice] = useState(nothingChosen);
  return (
    <Dialog title={s('title')} shape="wide" onClose={onClose}>
      <PaletteResults typed={typed} choice={choice} onTyped={setTyped} onClose={onClose}>
        <PaletteFacets choice={choice} onChoice={setChoice} />
      </PaletteResults>
    </Dialog>
  );
}
