import type { SeenStep } from '@roundhouse/engine';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';

/** The log lines of one step. */
export function linesOf(ui: AnyGameUi, step: SeenStep, scene: AnyScene): string[] {
  return step.events.flatMap((event) => ui.tell(event, scene.who, scene.view) ?? []);
}
