export { ChatButton, type ChatButtonProps } from './chat-button';
export { forgetChat } from './session/stored-chat';
export type { ChatVisitor } from './browser-session';
