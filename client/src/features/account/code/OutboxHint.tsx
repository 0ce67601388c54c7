import { useText } from '#text/useText.tsx';

/** Where a sandbox shows what it sent; nothing where the code really travels. */
export function OutboxHint({ path }: { readonly path: string }) {
  const text = useText('account');
  if (!/^\/(?![/\\])/.test(path)) return null;
  return (
    <p>
      {text.rich('code.sandbox', {
        link: (words) => (
          <a className="link" href={path} target="_blank" rel="noopener">
            {words}
          </a>
        ),
      })}
    </p>
  );
}
