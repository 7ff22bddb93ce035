// The button of the chat in the corner; hidden until the visitor has answered the question about cookies.
import MessageCircle from 'lucide-react/icons/message-circle';

import { classNames } from '../../../platform/ui/class-names.ts';
import { chatMessages as messages } from '../messages/chat.ts';

import styles from './chat-button.module.css';

export interface ChatButtonProps {
  assistantName: string;
  shopName: string;
  networkName: string;
  dog: { name: string; image: string };
  className: string | undefined;
}

export function ChatButton({ assistantName, shopName, networkName, dog, className }: ChatButtonProps) {
  return (
    <button
      type="button"
      hidden
      data-chat="widget"
      data-assistant={JSON.stringify([assistantName, shopName, networkName, dog.name, dog.image])}
      aria-label={messages.open(assistantName)}
      className={classNames(styles.button, className)}
    >
      <MessageCircle />
      <span className={styles.name}>{assistantName}</span>
    </button>
  );
}
