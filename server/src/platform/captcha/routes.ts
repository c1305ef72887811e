import { captcha } from '@botika/common/captcha/endpoints'
import type { Serve } from '../http/serve'
import type { CaptchaService } from './service'

export const captchaRoutes = (serve: Serve, service: CaptchaService) =>
  serve(captcha.challenge, () => service.challenge())
