import { Note } from '../ui/states.tsx';

/** Draws and announces an error above the button that retries; draws nothing if the text is empty. */
export const Problem = ({ text }: { text: string }) =>
  text !== '' && (
    <div role="alert">
      <Note kind="bad">{text}</Note>
    </div>
  );
