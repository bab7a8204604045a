import { Note } from '../ui/states.tsx';

/** What went wrong, announced, over the button that can try again; nothing while nothing is wrong. */
export const Problem = ({ text }: { text: string }) =>
  text !== '' && (
    <div role="alert">
      <Note kind="bad">{text}</Note>
    </div>
  );
