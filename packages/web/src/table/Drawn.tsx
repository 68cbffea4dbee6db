import type { ComponentType } from 'preact';

interface DrawnProps<Given> {
  of: ComponentType<Given>;
  given: Given;
}

/** Whatever a game draws, wherever it stands: a game's styles reach this and nothing else. It takes no room of its own. */
export function Drawn<Given extends object>({ of: Piece, given }: DrawnProps<Given>) {
  return (
    <div class="drawn">
      <Piece {...given} />
    </div>
  );
}
