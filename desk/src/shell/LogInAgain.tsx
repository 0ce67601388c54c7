import { useLogout } from '@refinedev/core';
import { Modal } from 'antd';
import type { Me } from '../api/session.ts';
import { words } from '../text/words.ts';
import { LogInForm } from './LogInForm.tsx';

/** The session has ended while a page is open. The page stays below, with everything that was typed. */
export function LogInAgain({ me }: { readonly me: Me }) {
  const { mutate: logOut } = useLogout();
  return (
    <Modal
      open
      title={words('logIn.again')}
      width={360}
      footer={null}
      mask={{ closable: false }}
      keyboard={false}
      cancelButtonProps={{ hidden: true }}
      onCancel={() => logOut()}
    >
      <p className="note">{words('logIn.againMore')}</p>
      <LogInForm name={me.name} />
    </Modal>
  );
}
