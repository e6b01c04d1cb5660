/** Pictures of posts. Their ids are random: nobody finds one that was not shown to him. */
import { z } from 'zod';
import { type App, type Context, errors, gameParams, serverTime } from '../context.js';
import { cleanImage, UPLOAD_LIMIT } from '../images.js';
import { ApiProblem } from '../problems.js';
import { randomImageId } from '../secrets.js';
import { imageShape } from '../shapes.js';

const tags = ['images'];
const imageParams = gameParams.extend({ image: z.string().regex(/^[0-9a-f]{32}$/) });

export function imageRoutes(app: App, context: Context): void {
  const { store } = context;

  app.addContentTypeParser(/^image\/(jpeg|png|gif|webp)$/, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/images',
    bodyLimit: UPLOAD_LIMIT,
    config: { access: 'play', rateLimit: { max: context.linkAttempts * 3, timeWindow: 60_000 } },
    schema: {
      summary: 'Hand in a picture for a post',
      description:
        'The body is the picture (JPEG, PNG, GIF, WebP; 4 MB at most) under its own content type. It is encoded anew and loses all metadata. The answer’s id goes into the post.',
      tags,
      params: gameParams,
      response: { 201: imageShape, ...errors },
    },
    handler: async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new ApiProblem('bad-image');
      const { type, bytes, width, height } = await cleanImage(request.body);
      const id = randomImageId();
      await store.addImage({ game: request.params.id, id, type, bytes, createdAt: serverTime(context) });
      return reply.code(201).send({ id, width, height });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/images/:image',
    config: { access: 'watch' },
    schema: {
      summary: 'A picture of a post',
      tags,
      params: imageParams,
      response: {
        200: { description: 'The picture', content: { 'image/webp': { schema: z.any() } } },
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { id, image } = request.params;
      const found = await store.image(id, image);
      if (!found) throw new ApiProblem('not-found');
      return reply
        .header('cache-control', 'private, max-age=31536000, immutable')
        .type(found.type)
        .send(Buffer.from(found.bytes));
    },
  });
}
