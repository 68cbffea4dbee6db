import { Component } from 'preact';
import type { ComponentType, JSX } from 'preact';

/** A component that is drawn again only if what it is given has changed. It may read no signal: those below it may. */
export function pure<Props extends object>(
  draw: (props: Props) => JSX.Element,
  isSame: (before: Props, after: Props) => boolean = hasSame,
): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(this.props, next);
    }
    override render() {
      return draw(this.props);
    }
  };
}

function hasSame<Props extends object>(before: Props, after: Props): boolean {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => Reflect.get(before, name) === Reflect.get(after, name))
  );
}
