/** `POST payments/approve`: a call without what all of them begin with. */
export const shortCall = (call: string): string => call.replace(/\/operator\/(?:desk\/)?/, '');
