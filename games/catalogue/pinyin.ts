/** Readings of the Han characters in the catalogue's names, for search by pinyin and by initials. SI-17, SI-18 */

/** Each syllable with its characters, separated by commas. */
const sounds = `
ao 奥, ba 靶八, bai 白百柏, bang 蚌, bao 宝包报保, bei 贝杯北, bi 币, bian 边, biao 标, bin 宾, bing 并饼, bu 部捕布, cai 财彩猜,
cang 沧藏, cha 叉茶, chan 缠, chang 长场, chao 潮超, che 车, chen 沉晨, cheng 城, chi 池, chong 重, chou 筹, chuan 船川,
chuang 窗, chun 春, ci 瓷, cui 翠, da 大打, dan 单, dang 铛当, dao 盗道稻岛刀, de 德得, deng 灯, di 底蒂地, dian 电巅殿点, diao 钓,
die 蝶, ding 叮, dong 冬东, dou 斗, du 镀渡赌, duan 短, dui 对, duo 多, e 俄, er 儿二, fa 发, fan 番帆, fang 方房坊舫, fei 飞,
feng 凤峰风封, fu 福符, gang 港杠, gao 高, ge 歌阁哥, gong 宫公, gou 沟, gu 古谷孤, gua 刮, guan 冠馆罐灌, guang 光, gui 瑰, guo 果,
ha 哈, hai 海, han 寒, hao 号, he 贺河荷合鹤和, hei 黑, heng 亨, hong 红虹, hou 后, hu 虎湖, hua 花画划, huang 皇凰, huo 火,
ji 戟鸡机基即技, jia 家岬, jian 剪, jiang 酱将江, jiao 礁角, jie 街杰界, jin 锦金, jing 竞鲸, jiu 九酒旧, ju 剧俱局, jue 爵决, jun 军, ka 卡,
kai 开, ke 克刻客, ku 库窟, kuai 快, lai 来, lan 篮蓝澜, lang 廊, lao 老, le 了乐, lei 雷, li 鲤李里篱礼立, lian 莲连联, lin 林,
ling 铃玲岭龄零, liu 流六, long 龙珑, lou 楼, lu 路鹿, lun 轮, luo 落罗, lv 绿旅, ma 码马麻, mai 麦买, man 满, mao 猫, mei 玫梅, men 门,
meng 檬猛, mi 蜜秘迷, mian 棉, miao 庙, ming 明鸣, mo 墨, mu 暮, nan 南, ni 尼, nian 年廿, ning 柠, niu 牛, nuo 诺, pai 牌派,
pan 盘, pao 炮泡跑, piao 漂票, ping 瓶, pu 铺扑, qi 七汽奇栖棋旗, qian 钱, qiang 抢, qiao 桥, qin 琴, qing 青清晴, qiu 球秋, qu 趣,
quan 拳泉, que 雀, ren 人, ru 如, ruan 软, rui 瑞, sai 赛, san 三, sao 扫, se 色, sha 鲨沙, shan 山, shang 上, shen 深神,
sheng 声, shi 时石士市十室世, shou 守寿, shu 书, shuang 双霜, shui 水, si 四丝斯, song 松, su 素苏, sui 岁, ta 塔, tai 台, tan 摊弹,
tang 堂塘糖, tao 桃, te 特, ti 体, tian 天田, ting 庭厅亭汀, tong 铜桐通同筒, tou 骰头, tu 兔, tuan 团, tui 推, tuo 驼, wa 挖, wan 湾,
wang 王网, wei 尾, wen 纹问温, wo 卧, wu 舞午梧五雾坞, xi 戏汐席喜溪西, xia 下匣霞夏, xian 仙献闲, xiang 像巷香, xiao 啸小, xin 信心, xing 幸星行,
xuan 选, xue 雪, xun 寻, ya 押, yan 宴岩雁, yang 央, yao 窑, ye 夜, yi 一驿, yin 茵银荫, ying 樱硬影萤英, you 友釉邮游, yu 玉鱼语与羽雨渔育,
yuan 元园缘院圆远苑, yue 跃月, yun 运云韵, zao 藻, zha 炸扎诈, zhan 战栈站, zhang 张, zhao 招朝, zhen 枕真, zhi 之纸枝, zhong 中钟,
zhou 昼舟洲州, zhu 珠竹主, zhuan 转, zhuang 庄, zhun 准, zi 子紫, zou 奏走, zu 足, zuan 钻
`;

const readings = new Map(
  sounds
    .split(',')
    .map((entry) => entry.trim().split(' '))
    .flatMap(([sound = '', characters = '']) =>
      Array.from(characters, (character): [string, string] => [character, sound]),
    ),
);

/** The syllables of a name. Characters without a known reading are kept. */
function syllablesOf(name: string): string[] {
  return Array.from(name, (character) => readings.get(character) ?? character.toLowerCase());
}

export const isRead = (character: string): boolean => readings.has(character);

/**
 * The text that a search looks through, in lower case: the name in each language, its pinyin by syllables and its
 * initials. A '|' before and after each lets a keyword match only a beginning.
 */
export function searchWordsOf(names: Readonly<Record<'zh_CN' | 'en' | 'th', string>>): string {
  return `|${[names.zh_CN, names.en.toLowerCase(), names.th, ...pinyinOf(names.zh_CN)].join('|')}|`;
}

/** The syllables of a name, a "'" before each, and its initials. */
export function pinyinOf(name: string): [syllables: string, initials: string] {
  const syllables = syllablesOf(name);
  return [
    syllables.map((syllable) => `'${syllable}`).join(''),
    syllables.map((syllable) => syllable.slice(0, 1)).join(''),
  ];
}
