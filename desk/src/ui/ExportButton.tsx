import { Button } from 'antd';
import { useState } from 'react';
import type { DeskCall, GivenOf } from '@foyer/contract/desk/deskCall.ts';
import { errorWords } from '../api/errorWords.ts';
import { sendForFile } from '../api/send.ts';
import { announceFault } from './announce.ts';

interface Props<C extends DeskCall> {
  readonly call: C;
  readonly given: GivenOf<C>;
  readonly file: string;
  readonly label: string;
  /** For who cannot see where the button is. */
  readonly name?: string;
}

/** Saves a file of the house. Each export is recorded. */
export function ExportButton<C extends DeskCall>({ call, given, file, label, name }: Props<C>) {
  const [isRunning, setIsRunning] = useState(false);
  const save = async () => {
    setIsRunning(true);
    try {
      const blob = await sendForFile({ path: call.path, method: 'GET', given });
      const address = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = address;
      link.download = file;
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      announceFault(errorWords(error));
    }
    setIsRunning(false);
  };
  return (
    <Button
      size={name === undefined ? 'middle' : 'small'}
      loading={isRunning}
      onClick={() => void save()}
      {...(name !== undefined && { 'aria-label': name })}
    >
      {label}
    </Button>
  );
}
