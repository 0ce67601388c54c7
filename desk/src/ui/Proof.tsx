/** A picture of evidence. It is read into memory: its address alone would show nothing, because each read is recorded. */
import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import type { DeskCall } from '@foyer/contract/desk/deskCall.ts';
import { errorWords } from '../api/errorWords.ts';
import { sendForFile } from '../api/send.ts';
import { words } from '../text/words.ts';

type Picture = { readonly address: string } | { readonly error: unknown } | undefined;

function usePicture(path: string, query: string): Picture {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    const gone = new AbortController();
    let address = '';
    const given = JSON.parse(query) as Record<string, string>;
    const read = async () => {
      try {
        const file = await sendForFile({ path, method: 'GET', given, signal: gone.signal });
        if (gone.signal.aborted) return;
        address = URL.createObjectURL(file);
        setPicture({ address });
      } catch (error) {
        if (!gone.signal.aborted) setPicture({ error });
      }
    };
    void read();
    return () => {
      gone.abort();
      if (address !== '') URL.revokeObjectURL(address);
    };
  }, [path, query]);
  return picture;
}

export function Proof({ call, given }: { readonly call: DeskCall; readonly given: Readonly<Record<string, string>> }) {
  const picture = usePicture(call.path, JSON.stringify(given));
  const [isLarge, setIsLarge] = useState(false);
  if (picture === undefined) return <div className="proof" role="status" aria-label={words('state.reading')} />;
  if ('error' in picture) return <p className="note">{errorWords(picture.error)}</p>;
  return (
    <div className="proof">
      <img src={picture.address} alt={words('evidence.proof')} />
      <Button size="small" onClick={() => setIsLarge(true)}>
        {words('evidence.enlarge')}
      </Button>
      <Modal
        open={isLarge}
        onCancel={() => setIsLarge(false)}
        footer={null}
        width={960}
        title={words('evidence.proof')}
      >
        <img className="large" src={picture.address} alt={words('evidence.proof')} />
      </Modal>
    </div>
  );
}
