/** Written by `npm run search:table`. */
export const traditionalSigns = '並佈併來侷倖傑傢兒剋劃劇卽問單嘯噹囌園圓團報場塢壽宮寶將尋對峯島嵗嶺巔巖幣幷庫廕廟廳張彈後戰戲掃搶撲攤旂時晝書東枱棊棧棲槓樂樓標橋機檯檸櫻歲決準溝溫滄滿漁瀾灣燈獻瓏畫畵當發盃盜盤碼祕禮穀窯競籃籌籬糰紅紋紙紮絲綠網綵緑緣纏羅聯聲臥臺與舊舖舘莊蓆蓮蔭藍蘇號螢衕裏裡詐語諾谿貓貝財買賀賭賽躍車軍軟輪轉連遊運遠選邊郵醣醬釣鈡鈴鉆銀銅鋪錢錦鍍鍾鐘鐺鑽長門開閑閒閣閤雙雞雲電霧鞦韻頭風颱颳飛餅館馬駝驛髮鬆鬥魚鯉鯊鯨鳳鳴鶴鷄麥點鼕龍';
export const simplifiedSigns = '并布并来局幸杰家儿克划剧即问单啸当苏园圆团报场坞寿宫宝将寻对峰岛岁岭巅岩币并库荫庙厅张弹后战戏扫抢扑摊旗时昼书东台棋栈栖杠乐楼标桥机台柠樱岁决准沟温沧满渔澜湾灯献珑画画当发杯盗盘码秘礼谷窑竞篮筹篱团红纹纸扎丝绿网彩绿缘缠罗联声卧台与旧铺馆庄席莲荫蓝苏号萤同里里诈语诺溪猫贝财买贺赌赛跃车军软轮转连游运远选边邮糖酱钓钟铃钻银铜铺钱锦镀钟钟铛钻长门开闲闲阁合双鸡云电雾秋韵头风台刮飞饼馆马驼驿发松斗鱼鲤鲨鲸凤鸣鹤鸡麦点冬龙';
/** Parts of names, and what games with them are called besides. */
export const synonymTable: readonly (readonly [names: string, synonyms: string])[] = [
  ["百家乐|庄闲", "百家乐|庄闲和|押庄闲|baccarat|punto banco|bac|บาคาร่า|บาการา|ป๊อกเด้ง|'bai'jia'le|bjl|'zhuang'xian'he|zxh|'ya'zhuang'xian|yzx"],
  ["轮盘", "轮盘|轮盘赌|俄罗斯轮盘|roulette|rulet|roulete|รูเล็ต|รูเล็ท|'lun'pan|lp|'lun'pan'du|lpd|'e'luo'si'lun'pan|elslp"],
  ["骰宝|三骰", "骰宝|押大小|买大小|猜大小|色子|sic bo|sicbo|dice|big small|hi lo|ไฮโล|ซิกโบ|ลูกเต๋า|'tou'bao|tb|'ya'da'xiao|ydx|'mai'da'xiao|mdx|'cai'da'xiao|cdx|'se'zi|sz"],
  ["龙虎", "龙虎|龙虎斗|虎龙斗|dragon tiger|tiger dragon|เสือมังกร|มังกรเสือ|'long'hu|lh|'long'hu'dou|lhd|'hu'long'dou|hld"],
  ["二十一点", "二十一点|21点|廿一点|黑杰克|blackjack|black jack|twenty one|bj|แบล็กแจ็ก|แบล็คแจ็ค|'er'shi'yi'dian|esyd|'2'1'dian|21d|'nian'yi'dian|nyd|'hei'jie'ke|hjk"],
  ["斗地主", "斗地主|打地主|dou dizhu|landlord|fight the landlord|ddz|โต่วตี้จู่|ดัมมี่|'dou'di'zhu|'da'di'zhu"],
  ["德州|短牌|夜港扑克", "德州|德扑|德州扑克|得州扑克|扑克|texas|holdem|poker|โป๊กเกอร์|โปกเกอร์|โฮลเด็ม|เท็กซัส|'de'zhou|dz|'de'pu|dp|'de'zhou'pu'ke|dzpk|'pu'ke|pk"],
  ["二八杠", "二八杠|推筒子|二八大杠|two eight|two-eight|28|สองแปด|'er'ba'gang|ebg|'tui'tong'zi|ttz|'er'ba'da'gang|ebdg"],
  ["金花", "炸金花|扎金花|诈金花|金花|三张牌|golden flower|three card brag|teen patti|zha jinhua|ดอกไม้ทอง|ไพ่สามใบ|'zha'jin'hua|zjh|'jin'hua|jh|'san'zhang'pai|szp"],
  ["牛牛", "牛牛|斗牛|抢庄牛牛|niu niu|niuniu|bull bull|bullfight|หนิวหนิว|วัววัว|'niu'niu|nn|'dou'niu|dn|'qiang'zhuang'niu'niu|qznn"],
  ["弹珠|珠落玉盘|玲珑塔", "弹珠|柏青哥|弹球|plinko|pachinko|pinball|พลิงโก|พลิงโก้|ปาจิงโกะ|'tan'zhu|tz|'bai'qing'ge|bqg|'tan'qiu|tq"],
  ["宝库|龙窟|寻宝", "寻宝|扫雷|挖宝|藏宝|treasure|mines|minesweeper|ล่าสมบัติ|กู้ระเบิด|ขุดสมบัติ|'xun'bao|xb|'sao'lei|sl|'wa'bao|wb|'cang'bao|cb"],
  ["赛马|跑马场", "赛马|跑马|马场|赌马|horse races|horse racing|racecourse|แข่งม้า|ม้าแข่ง|'sai'ma|sm|'pao'ma|pm|'ma'chang|mc|'du'ma|dm"],
  ["快三|三同号", "快三|江苏快三|fast three|k3|fast 3|หวยเร็วสาม|'kuai'san|ks|'jiang'su'kuai'san|jsks"],
  ["六合", "六合彩|香港六合彩|特码|mark six|mark 6|marksix|มาร์กซิกซ์|หวยฮ่องกง|'liu'he'cai|lhc|'xiang'gang'liu'he'cai|xglhc|'te'ma|tm"],
  ["快乐八|基诺|幸运球", "快乐八|基诺|快乐彩|keno|happy eight|bingo|คีโน|คีโน่|'kuai'le'ba|klb|'ji'nuo|jn|'kuai'le'cai|klc"],
  ["选五", "十一选五|pick five|five of eleven|pick 5|เลือกห้า|ห้าจากสิบเอ็ด|'shi'yi'xuan'wu|syxw"],
  ["刮刮", "刮刮卡|刮刮乐|即开票|scratch card|scratchcard|ขูด|บัตรขูด|'gua'gua'ka|ggk|'gua'gua'le|ggl|'ji'kai'piao|jkp"],
  ["猜拳", "猜拳|石头剪刀布|划拳|hand duel|rock paper scissors|เป่ายิ้งฉุบ|'cai'quan|cq|'shi'tou'jian'dao'bu|stjdb|'hua'quan|hq"],
  ["捕鱼|渔王|金鲨|海炮", "捕鱼|打鱼|钓鱼|渔场|fishing|fish hunter|shooting fish|ตกปลา|ยิงปลา|'bu'yu|by|'da'yu|dy|'diao'yu|'yu'chang|yc"],
  ["足球|联赛|点球", "足球|英超|世界杯|football|soccer|ฟุตบอล|บอล|'zu'qiu|zq|'ying'chao|yc|'shi'jie'bei|sjb"],
  ["篮球|灌篮", "篮球|打篮球|basketball|nba|บาสเกตบอล|บาส|'lan'qiu|lq|'da'lan'qiu|dlq"],
  ["网球|中央球场", "网球|打网球|tennis|เทนนิส|'wang'qiu|wq|'da'wang'qiu|dwq"],
  ["斗鸡|鸡王|金冠鸡", "斗鸡|赌鸡|cockfight|cock fight|rooster fight|ไก่ชน|ชนไก่|'dou'ji|dj|'du'ji"],
  ["电竞|对决|团战", "电竞|电子竞技|游戏竞技|esports|e-sports|อีสปอร์ต|'dian'jing|dj|'dian'zi'jing'ji|dzjj|'you'xi'jing'ji|yxjj"],
  ["锦鲤|红鲤", "锦鲤|鲤鱼|koi|carp|ปลาคาร์ป|ปลาคราฟ|'jin'li|jl|'li'yu|ly"],
  ["雀", "麻将|打麻将|mahjong|mah jong|ไพ่นกกระจอก|'ma'jiang|mj|'da'ma'jiang|dmj"],
];
