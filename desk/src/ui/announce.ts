/** Says that something was done, in a message that screen readers read as well. */
import type { MessageInstance } from 'antd/es/message/interface.js';

let messages: MessageInstance | undefined;

/** Called by the shell, whose messages have the theme. */
export function setMessages(given: MessageInstance): void {
  messages = given;
}

export function announce(text: string): void {
  void messages?.success(text);
}

/** Says why something that has no dialog of its own was not done. */
export function announceFault(text: string): void {
  void messages?.error(text);
}
