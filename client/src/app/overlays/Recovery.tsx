import { RecoveryPanel } from '#features/account/recovery/RecoveryPanel.tsx';
import { ServiceWays } from '#features/site/ServiceWays.tsx';
import { Card } from '#ui/layout/Card.tsx';

/** Account recovery on a page of its own. SI-06, AMB-012 */
export function Recovery({ onLogin }: { readonly onLogin: () => void }) {
  return (
    <Card mark="lintel">
      <RecoveryPanel service={<ServiceWays />} onLogin={onLogin} />
    </Card>
  );
}
