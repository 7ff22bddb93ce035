// What is wrong with one thing that needs care: a sentence, or a list of them.
import layout from '../../../platform/ui/style/layout.module.css';

export function WarningTexts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 1) return texts[0];
  return (
    <ul className={layout.stack1}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
