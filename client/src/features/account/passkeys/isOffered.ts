/** Passkeys need a secure context and a host name: they cannot be bound to an IP address. */
export function arePasskeysOffered(): boolean {
  if (!window.isSecureContext || !('PublicKeyCredential' in window)) return false;
  return !/^[\d.]+$|:/.test(location.hostname);
}
