import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The log-in of a place without room for the header's form. SI-03 */
export function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate({ href: '/login' });
  }, [onClose, navigate]);
  return null;
}
