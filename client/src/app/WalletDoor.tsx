import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leads to the funds overview, where balances and transfers stand. SI-15, SI-44 */
export function WalletDoor({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate({ href: '/mine/capital/account' });
  }, [onClose, navigate]);
  return null;
}
