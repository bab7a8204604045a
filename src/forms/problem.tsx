import { Note } from '../ui/states.tsx';

/** Draws and announces the error above the button that can retry; nothing without an error. */
export const Problem = ({ text }: { text: string }) =>
  text !== '' && (
    <div role="alert">
      <Note kind="bad">{text}</Note>
    </div>
  );
