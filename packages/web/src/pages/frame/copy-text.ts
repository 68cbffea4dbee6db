import { api } from '../../match/online/api.ts';

const THIS_MACHINE = /^(?:localhost|127\..*|\[::1\])$/;

/** Whether this page's address means another machine for everybody else. */
export const isThisMachine = (): boolean => THIS_MACHINE.test(location.hostname);

/** Where others find this server; this page's own address if nobody else can reach it. */
export async function originForOthers(): Promise<string> {
  const found = isThisMachine() ? await api.addresses() : undefined;
  return (found?.ok ? found.value[0] : undefined) ?? location.origin;
}

/** Puts a text on the clipboard, if the browser lets us: over plain http there is none, but what is selected can be copied. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
