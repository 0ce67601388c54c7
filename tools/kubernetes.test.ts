/** The objects of deploy/kubernetes: they meet the restricted profile, agree with the house, and lose no visitor. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { exactImage, graceSeconds, isHealthAddress, installed, read, settingFaults, versions } from './deployFiles.ts';
import { root } from './lockfile.ts';

const folder = 'deploy/kubernetes';
const Labels = v.record(v.string(), v.string());
const Probe = v.object({
  httpGet: v.object({ path: v.string(), port: v.string() }),
  periodSeconds: v.number(),
  timeoutSeconds: v.number(),
  failureThreshold: v.number(),
});
const Container = v.looseObject({
  name: v.string(),
  image: v.literal('foyer'),
  env: v.array(v.object({ name: v.string(), value: v.optional(v.string()), valueFrom: v.optional(v.unknown()) })),
  ports: v.optional(v.array(v.object({ name: v.string(), containerPort: v.number() })), []),
  resources: v.object({
    requests: v.object({ cpu: v.string(), memory: v.string() }),
    limits: v.object({ memory: v.string() }),
  }),
  // The restricted profile of the Pod Security Standards, and a read-only root besides.
  securityContext: v.object({
    allowPrivilegeEscalation: v.literal(false),
    readOnlyRootFilesystem: v.literal(true),
    capabilities: v.object({ drop: v.tuple([v.literal('ALL')]) }),
  }),
  startupProbe: v.optional(Probe),
  readinessProbe: v.optional(Probe),
  livenessProbe: v.optional(Probe),
});
const Pod = v.object({
  metadata: v.looseObject({ labels: Labels }),
  spec: v.looseObject({
    automountServiceAccountToken: v.literal(false),
    securityContext: v.looseObject({
      runAsNonRoot: v.literal(true),
      runAsUser: v.pipe(v.number(), v.minValue(1)),
      seccompProfile: v.object({ type: v.literal('RuntimeDefault') }),
    }),
    terminationGracePeriodSeconds: v.optional(v.number(), 30),
    containers: v.array(Container),
  }),
});
const Deployment = v.object({
  spec: v.looseObject({
    replicas: v.pipe(v.number(), v.minValue(2)),
    selector: v.object({ matchLabels: Labels }),
    strategy: v.object({
      type: v.literal('RollingUpdate'),
      rollingUpdate: v.object({ maxUnavailable: v.literal(0), maxSurge: v.pipe(v.number(), v.minValue(1)) }),
    }),
    template: Pod,
  }),
});

const kustomization = v.parse(
  v.looseObject({ resources: v.array(v.string()), images: v.array(v.record(v.string(), v.string())) }),
  parse(read(`${folder}/kustomization.yaml`)),
);
/** Every object, by kind and name. */
const objects = new Map<string, unknown>();
for (const file of readdirSync(join(root, folder)).filter((name) => name !== 'kustomization.yaml')) {
  for (const document of parseAllDocuments(read(`${folder}/${file}`), { uniqueKeys: true })) {
    if (document.errors.length > 0) throw document.errors[0];
    const object: unknown = document.toJS();
    const { kind, metadata } = v.parse(
      v.looseObject({ kind: v.string(), metadata: v.object({ name: v.string() }) }),
      object,
    );
    objects.set(`${kind} ${metadata.name}`, object);
  }
}
const { spec } = v.parse(Deployment, objects.get('Deployment house'));
const [house] = spec.template.spec.containers;
const Selector = v.object({ spec: v.looseObject({ selector: v.unknown() }) });

it('lists every manifest but the example of the secret, and names an exact image', () => {
  const files = readdirSync(join(root, folder)).filter(
    (name) => !/^(?:kustomization|secret\.example)\.yaml$/.test(name),
  );
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
  for (const { name, newName, newTag } of kustomization.images) {
    expect([name, `${newName}:${newTag}`]).toEqual(['foyer', expect.stringMatching(exactImage)]);
    expect(newTag).toBe(versions.house);
  }
});

it('gives the house settings that it knows, and time to end', () => {
  const settings = Object.fromEntries(house?.env.flatMap(({ name, value }) => (value ? [[name, value]] : [])) ?? []);
  expect(settingFaults(settings)).toEqual([]);
  const drain = Number(settings.DRAIN_SECONDS);
  expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + graceSeconds);
  // The cluster must notice within this time that the house sends visitors away.
  const { periodSeconds = 0, timeoutSeconds = 0, failureThreshold = 0 } = house?.readinessProbe ?? {};
  expect(drain).toBeGreaterThan(periodSeconds * failureThreshold + timeoutSeconds);
});

it('takes its secrets from the secret of the example, by the same names', () => {
  const { stringData } = v.parse(v.looseObject({ stringData: Labels }), objects.get('Secret foyer'));
  const wanted =
    house?.env.flatMap(({ name, valueFrom }) => (valueFrom === undefined ? [] : [[name, valueFrom]])) ?? [];
  expect(wanted).toEqual(Object.keys(stringData).map((key) => [key, { secretKeyRef: { name: 'foyer', key } }]));
  expect(settingFaults(stringData)).toEqual([]);
});

it('asks the house at addresses and ports that it has', () => {
  const container = read('deploy/Containerfile');
  const ports = new Map(house?.ports.map(({ name, containerPort }) => [name, containerPort]));
  expect([...ports.values()].join(' ')).toBe(/^EXPOSE (.*)$/m.exec(container)?.[1]);
  expect(container).toContain(`METRICS_PORT=${ports.get('metrics')}`);
  const probes = [house?.startupProbe, house?.readinessProbe, house?.livenessProbe].map((probe) => probe?.httpGet);
  expect(probes).toEqual([
    { path: '/readyz', port: 'http' },
    { path: '/readyz', port: 'http' },
    { path: '/healthz', port: 'metrics' },
  ]);
  for (const probe of probes) expect(isHealthAddress(probe?.path ?? '')).toBe(true);
});

it('has one set of labels for pods, service and disruption budget', () => {
  const labels = spec.template.metadata.labels;
  expect(spec.selector.matchLabels).toEqual(labels);
  expect(v.parse(Selector, objects.get('Service house')).spec.selector).toEqual(labels);
  expect(v.parse(Selector, objects.get('PodDisruptionBudget house')).spec.selector).toEqual({ matchLabels: labels });
});

it('backs up under the same restrictions, in pods that get no visitors', () => {
  const Job = v.object({ spec: v.looseObject({ jobTemplate: v.object({ spec: v.looseObject({ template: Pod }) }) }) });
  const { template } = v.parse(Job, objects.get('CronJob backup')).spec.jobTemplate.spec;
  expect(template.metadata.labels).not.toMatchObject(spec.selector.matchLabels);
});

it.each(installed('kubectl'))('is put together by kustomize in %s', (kubectl) => {
  const { status, stdout, stderr } = spawnSync(kubectl, ['kustomize', join(root, folder)], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const images = [...stdout.matchAll(/image: (\S+)/g)].map(([, image = '']) => image);
  expect(images.filter((image) => !exactImage.test(image))).toEqual([]);
  expect(images.length).toBe(2);
});
