export { ChatButton, type ChatButtonProps } from './chat-button';
export type { ChatVisitor } from './browser-session';
