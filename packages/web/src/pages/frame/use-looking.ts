import { useEffect } from 'preact/hooks';

/** Looks at once and again and again while the page is seen, and anew when one of these changes. What comes too late is not `wanted`. */
export function useLooking(
  look: (wanted: () => boolean) => Promise<void>,
  every: number,
  on: readonly unknown[],
): void {
  useEffect(() => {
    let isWanted = true;
    const glance = (): void => {
      if (!document.hidden) void look(() => isWanted);
    };
    glance();
    const timer = setInterval(glance, every);
    document.addEventListener('visibilitychange', glance);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', glance);
    };
  }, on);
}
