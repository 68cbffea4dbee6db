/** The outline of the house's locomotive in a 64 × 34 box, facing right, without its wheels. */
export const LOCOMOTIVE_BODY =
  'M4 25V9H2V6H21V9H19V12H28V11a3.5 3.5 0 0 1 7 0V12H43V5H41V2H51V5H49V12H52a5 5 0 0 1 5 5V21H59L63 28H53V25Z';
