import { Button, Modal } from 'antd';
import { useState } from 'react';
import { words } from '../text/words.ts';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A secret that is shown once: the house keeps only its hash. */
export function CopyOnce({ title, about, text, onClose }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <Modal
      open
      title={title}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {words('act.close')}
        </Button>,
        <Button key="copy" type="primary" onClick={() => void copy()}>
          {words(isCopied ? 'act.copied' : 'act.copy')}
        </Button>,
      ]}
    >
      <p className="note">{about}</p>
      <code className="once">{text}</code>
    </Modal>
  );
}
