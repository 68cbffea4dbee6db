import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const compose = read('compose.yaml');
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The lines below a key at the margin, up to the next one. */
function sectionOf(key: string): string {
  const [, section = ''] =
    new RegExp(`^${key}:.*\\n((?:(?: .*|#.*)?\\n)*)`, 'm').exec(compose) ?? [];
  return section;
}

/** The keys of a section, each with what is below it. */
function entriesOf(section: string): Map<string, string> {
  const parts = section.split(/^ {2}(?=[\w.-]+:)/m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part]));
}

const allMatches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

describe('every container', () => {
  const services = entriesOf(sectionOf('services'));

  it('is held to what it needs', () => {
    expect([...services.keys()]).toEqual([
      'node-1',
      'node-2',
      'node-3',
      'postgres',
      'nats',
      'caddy',
    ]);
    expect(sectionOf('x-node')).toContain('<<: *hardened');
    for (const service of services.values()) expect(service).toMatch(/<<: \*hardened|: \*node/);
    const hardened = sectionOf('x-hardened');
    for (const line of [
      'read_only: true',
      'cap_drop: [ALL]',
      "security_opt: ['no-new-privileges:true']",
      'pids_limit: 512',
      'mem_limit: 1g',
      'tmpfs: [/tmp]',
    ])
      expect(hardened).toContain(`  ${line}\n`);
    expect(compose).not.toMatch(/read_only: false|privileged: true|docker\.sock/);
    expect(allMatches(compose, /cap_add: (.*)/g)).toEqual(['[NET_BIND_SERVICE]']);
  });

  it('gets no password from the environment', () => {
    expect(compose).not.toMatch(/PASSWORD:|_URL:|:\/\/\w+:/);
  });

  it('has an image that can be pinned, whose tag is the same everywhere', () => {
    const images = allMatches(compose, /\$\{(\w+_IMAGE:-[^}]+)\}/g);
    const pinned = allMatches(read('pin-images.sh'), /pin (\w+ \S+)/g);
    expect(new Set(images)).toEqual(new Set(pinned.map((each) => each.replace(' ', ':-'))));
    const node = images.find((each) => each.startsWith('NODE_IMAGE'))?.split(':-')[1];
    expect(read('Dockerfile')).toContain(`ARG NODE_IMAGE=${node}\n`);
    expect(allMatches(read('Dockerfile'), /^FROM (\S+)/gm)).toEqual(['${NODE_IMAGE}']);
  });
});

describe('make-secrets.sh', () => {
  cpSync(join(import.meta.dirname, 'make-secrets.sh'), join(folder, 'make-secrets.sh'));
  const run = (): number | null => spawnSync('sh', [join(folder, 'make-secrets.sh')]).status;
  const made = (name: string): string => readFileSync(join(folder, 'secrets', name), 'utf8');

  it('makes what compose.yaml names, in a folder that is closed to others', () => {
    expect(run()).toBe(0);
    const named = allMatches(sectionOf('secrets'), /file: \.\/secrets\/(.*)/g);
    expect(readdirSync(join(folder, 'secrets')).toSorted()).toEqual(named.toSorted());
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    const used = allMatches(compose, /secrets: \[(.*)\]/g).flatMap((each) => each.split(', '));
    expect(new Set(used)).toEqual(new Set(named));
  });

  it('gives both ends the same password, and each service its own', () => {
    const password = made('postgres-password').trim();
    expect(password).toMatch(/^[0-9a-f]{48}$/);
    expect(new URL(made('database-url')).password).toBe(password);
    const news = new URL(made('nats-url')).password;
    expect(news).not.toBe(password);
    expect(made('nats.conf')).toContain(`password: "${news}"`);
  });

  it('never replaces secrets that are in use', () => {
    const before = made('database-url');
    expect(run()).toBe(1);
    expect(made('database-url')).toBe(before);
  });
});

it('the image is healthy only when it can play, and nobody in it is root', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^HEALTHCHECK [^]*127\.0\.0\.1:8080\/health/m);
  expect(dockerfile).toMatch(/^USER node$/m);
});
