/** What the thing under the focus would lead to, for anyone who can't see the ghost of it. Empty: nothing is looked at. */
export function AheadText({ text }: { text: string }) {
  return (
    <p class="sr-only" role="status">
      {text}
    </p>
  );
}
