/** Passkeys need a secure page and a name: an address of numbers has none to tie them to. */
export function arePasskeysOffered(): boolean {
  if (!window.isSecureContext || !('PublicKeyCredential' in window)) return false;
  return !/^[\d.]+$|:/.test(location.hostname);
}
