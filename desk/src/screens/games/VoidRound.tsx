import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useMay } from '../../api/session.ts';
import { words } from '../../text/words.ts';
import { VoidButton } from './VoidButton.tsx';

/** Names a round of a table, and then shows what its void would do. */
export function VoidRound() {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const [round, setRound] = useState({ gameId: '', roundNo: '' });
  if (!may('games.void')) return null;
  const { gameId, roundNo } = round;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words('void.round')}</Button>
      <Modal open={isOpen} title={words('void.round')} width={420} onCancel={() => setIsOpen(false)} footer={null}>
        <Form layout="vertical">
          <Form.Item label={words('void.gameId')} htmlFor="void-game">
            <Input
              id="void-game"
              value={gameId}
              onChange={({ target }) => setRound({ ...round, gameId: target.value.trim() })}
            />
          </Form.Item>
          <Form.Item label={words('void.roundNo')} htmlFor="void-round">
            <Input
              id="void-round"
              className="num"
              value={roundNo}
              onChange={({ target }) => setRound({ ...round, roundNo: target.value.trim() })}
            />
          </Form.Item>
        </Form>
        {gameId === '' || roundNo === '' ? null : (
          <VoidButton target={{ kind: 'round', gameId, roundNo }} subject={`${gameId} ${roundNo}`} size="middle" />
        )}
      </Modal>
    </>
  );
}
